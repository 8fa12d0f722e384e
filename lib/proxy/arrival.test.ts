import { arrivalHeader, arrivalOf, signArrival } from "./arrival";
import { watchClientAddresses } from "./client-address";

const secret = "of the tests, and of no shop";
const asked = (question: string) =>
	arrivalOf(
		new Headers({
			[arrivalHeader]: question,
			"x-client-address": "203.0.113.9",
		}),
		secret,
	);

test("who has signed lately hears from where the request came", () => {
	watchClientAddresses(0);
	expect(asked(signArrival(secret, Date.now()))).toEqual({
		address: "203.0.113.9",
	});
});

test.each([
	["nothing", ""],
	["words", "let me in"],
	["another secret", signArrival("another", Date.now())],
	["an hour ago", signArrival(secret, Date.now() - 3_600_000)],
	["more than a signature", `${signArrival(secret, Date.now())}0`],
])("who brings %s hears nothing", (_, question) => {
	expect(asked(question)).toEqual({});
});
