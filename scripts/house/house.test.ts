import { misnamedFolders } from "./misnamed-folders";
import { nativeForms } from "./native-forms";
import { rawColours } from "./raw-colours";

test.each([
	["color: #fff;", "#fff"],
	['<path fill="#C8102E" />', "#C8102E"],
	["box-shadow: 0 1px rgb(0 0 0 / 20%);", "rgb(0 0 0 / 20%)"],
	["background: white;", "background: white"],
	["border-top: 1px solid grey;", "border-top: 1px solid grey"],
	['style={{ color: "red" }}', 'color: "red'],
])("a raw colour is found in %s", (code, colour) => {
	expect(rawColours(code)).toEqual([colour]);
});

test.each([
	"color: ${theme.colour.ink};",
	"background: transparent; color: currentColor;",
	'<a href="#reviews">',
	"/** Brand red, #C8102E on white. */",
	"// rgb(1 2 3) would not do",
	'const url = "https://shop.example/#top";',
	"white-space: nowrap;",
])("no raw colour is seen in %s", (code) => {
	expect(rawColours(code)).toEqual([]);
});

test("folders are kebab-case, save where they are URLs", () => {
	const files = [
		"app/[locale]/users/coupon_list/page.tsx",
		"components/goods/goods-card.tsx",
		"components/goodsCard/card.tsx",
		".ci/run",
	];
	expect(misnamedFolders(files)).toEqual(["components/goodsCard"]);
});

test("folders that gather what belongs nowhere are refused everywhere", () => {
	const files = ["lib/utils/date.ts", "app/common/page.tsx"];
	expect(misnamedFolders(files)).toEqual(["lib/utils", "app/common"]);
});

test.each([
	["<form noValidate onSubmit={send}>", 1],
	["<form\n\tonSubmit={(event) => {\n\t\tgo();\n\t}}\n>", 1],
	["export const Frame = styled.form`", 1],
	["<form {...sentByScript} onSubmit={send}>", 0],
	["<form\n\tonChange={() => look()}\n\taction={address}\n>", 0],
	["styled.form.attrs(sentByScript)`", 0],
	["/** A <form> of its own. */", 0],
])(
	"a form that the browser would send by itself is found: %j",
	(code, count) => {
		expect(nativeForms(code)).toHaveLength(count);
	},
);
