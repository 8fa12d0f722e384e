import { playSeeds } from "./play-seeds";

jest.setTimeout(40 * 60_000);

test("the books are right after crashes, repetitions and delays", () =>
	playSeeds(211));
