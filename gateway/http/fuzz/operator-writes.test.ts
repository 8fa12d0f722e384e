import { fuzzCalls } from "../../testing/fuzz-calls";

fuzzCalls("operator-writes");
