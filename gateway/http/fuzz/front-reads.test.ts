import { fuzzCalls } from "../../testing/fuzz-calls";

fuzzCalls("front-reads");
