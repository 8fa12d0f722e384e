import { argumentsOf } from "./arguments-of";

test("plain names are found once, in order", () => {
	expect(argumentsOf("{to} from {from}, {to}")).toEqual(["from", "to"]);
});

test("names inside plural and select texts are found, their cases are not", () => {
	const message =
		"{count, plural, one {{count} item by {seller}} other {# items {kind, select, a {of {grade}} other {}}}}";
	expect(argumentsOf(message)).toEqual(["count", "grade", "kind", "seller"]);
});

test("a plural and a plain number are filled alike", () => {
	expect(argumentsOf("{count, plural, one {# item} other {# items}}")).toEqual(
		argumentsOf("{count} 件"),
	);
});

test("tags count as names", () => {
	expect(argumentsOf("Read <terms>the terms</terms>")).toEqual(["<terms>"]);
});

test("quoted braces are text, a lone apostrophe too", () => {
	expect(argumentsOf("it''s '{not}' {here}, l'eau {there}")).toEqual([
		"here",
		"there",
	]);
});
