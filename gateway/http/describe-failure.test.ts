import { DrizzleQueryError } from "drizzle-orm";
import { describeFailure } from "./describe-failure";

const refused = Object.assign(new Error("duplicate key value"), {
	code: "23505",
	detail: "Key (email)=(chan@example.com) already exists.",
	client: { host: "database" },
});
const wrapped = new DrizzleQueryError(
	"insert into t values ($1)",
	["chan@example.com"],
	refused,
);

test("a failure is described by its first cause, its statement and its place", () => {
	expect(describeFailure(wrapped)).toMatchObject({
		message: "duplicate key value",
		code: "23505",
		statement: "insert into t values ($1)",
		stack: expect.stringMatching(/^\s+at .*describe-failure\.test/),
	});
});

test("a failure's description holds no value of a statement and no connection", () => {
	const text = JSON.stringify(describeFailure(wrapped));
	expect(text).not.toMatch(/chan@example\.com|"host"/);
});

test("a failure that causes itself is described", () => {
	const error = new Error("round");
	error.cause = error;
	expect(describeFailure(error).message).toBe("round");
});

test.each([undefined, null, "a word", 7])(
	"what is no error is described as nothing: %s",
	(thrown) => {
		expect(describeFailure(thrown).message).toBeUndefined();
	},
);
