import { ApiError } from "./api-error";
import { describeFailure } from "./failure";

test.each([
	[404, "missing"],
	[500, "failed"],
	[401, "login"],
	[410_000, "login"],
	[410_001, "login"],
	[410_002, "login"],
	[400, "request"],
	[403, "request"],
	[503, "request"],
	[12345, "request"],
] as const)("code %i of the gateway is shown as %s", (code, kind) => {
	const thrown = new ApiError(code, "words");
	expect(describeFailure(thrown)).toEqual({ kind, message: "words" });
});

test("the code survives where only the digest arrives, the words do not", () => {
	const { digest } = new ApiError(401, "sign in");
	const arrived = Object.assign(new Error("An error occurred"), { digest });
	expect(describeFailure(arrived)).toEqual({ kind: "login" });
});

test.each([new Error("broken"), { digest: "12345" }, "text", null, undefined])(
	"%p is a failure of the shop",
	(thrown) => {
		expect(describeFailure(thrown)).toEqual({ kind: "failed" });
	},
);
