import { clearCodeTimer, codeTimerSeconds, startCodeTimer } from "./code-timer";

beforeEach(() => {
	jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
	clearCodeTimer();
});
afterEach(() => jest.useRealTimers());

test("the wait for the next code counts down to nothing", () => {
	expect(codeTimerSeconds()).toBeUndefined();
	startCodeTimer(60);
	expect(codeTimerSeconds()).toBe(60);
	jest.advanceTimersByTime(59_500);
	expect(codeTimerSeconds()).toBe(1);
	jest.advanceTimersByTime(1_000);
	expect(codeTimerSeconds()).toBe(0);
});

test("a cleared wait is as if no code had been asked for", () => {
	startCodeTimer(60);
	clearCodeTimer();
	expect(codeTimerSeconds()).toBeUndefined();
});

test("codes that go different ways wait apart", () => {
	startCodeTimer(60, "account-email");
	expect(codeTimerSeconds()).toBeUndefined();
	expect(codeTimerSeconds("account-phone")).toBeUndefined();
	expect(codeTimerSeconds("account-email")).toBe(60);
	clearCodeTimer();
	expect(codeTimerSeconds("account-email")).toBe(60);
	clearCodeTimer("account-email");
});

test("what somebody else wrote is no wait", () => {
	sessionStorage.setItem("hk-code-timer", '{"content":"soon"}');
	expect(codeTimerSeconds()).toBeUndefined();
});
