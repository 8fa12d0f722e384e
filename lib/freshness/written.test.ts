import { noteWritten, writtenHeaders } from "./written";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("reads ask for the newest of what made pages fall, and for the database itself where nobody said", () => {
	expect(writtenHeaders()).toEqual({});
	noteWritten(["written:90", "goods:1"]);
	noteWritten(["written:1000", "home"]);
	noteWritten(["goods:2", "written:200"]);
	expect(writtenHeaders()).toEqual({ "x-written": "1000" });
	noteWritten(["goods:3"]);
	expect(writtenHeaders()).toEqual({ "x-written": "unknown" });
	jest.advanceTimersByTime(5_001);
	expect(writtenHeaders()).toEqual({ "x-written": "1000" });
});
