import fc from 'fast-check';

// One counterexample is enough: to shrink it would take longer than the test.
fc.configureGlobal({ endOnFailure: true });
