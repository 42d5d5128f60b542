/// Exercism.Tests as its users write it: the mark that says which task of an exercise a test is about.
namespace Exercism.Tests

open System

/// The number of the task. It changes nothing about the test.
[<AttributeUsage(AttributeTargets.Method ||| AttributeTargets.Property ||| AttributeTargets.Class)>]
type TaskAttribute(taskId: int) =
  inherit Attribute()
  member _.TaskId = taskId
