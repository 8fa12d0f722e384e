import { findLeaks } from "./find-leaks";

const quiet =
	'{"level":30,"time":1795278000123,"pid":471142,"requestId":"6f1b0c9d-11aa","path":"/api/front/user/info","status":200,"durationMs":4}';

test("a line that says what happened to whom by no name is quiet", () => {
	expect(findLeaks(quiet, ["471142", "278000", "91230001"])).toEqual([]);
});

test.each([
	["kit.w+shop@mail.example.com"],
	["+852 9123 0001"],
	["+85291230001"],
	["eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOjd9.x"],
])("%s is found though nobody named it", (secret) => {
	expect(findLeaks(`${quiet}\n{"msg":"sent to ${secret}"}`)).toHaveLength(1);
});

test.each([
	["a code", "471142", '{"msg":"code 471142 was wrong"}'],
	["a bare number", "91230001", '{"path":"/user/91230001"}'],
	["a number in a query", "91230001", "GET /send?phone=91230001&x=1"],
	["a sentence", "a kite over Cheung Chau", "b a kite over Cheung Chau c"],
])("%s that was used is found", (_, secret, line) => {
	expect(findLeaks(`${quiet}\n${line}`, [secret])).toEqual([
		`what was used: ${secret}`,
	]);
});
