import Cookies from "js-cookie";
import { hintCookie, writeHint } from "./hint";
import { renameHint } from "./rename-hint";
import { signedIn } from "./signed-in";

afterEach(() => Cookies.remove(hintCookie, { path: "/" }));

test("a new name is shown at once, whatever letters it has", () => {
	const before = { uid: 7, nickname: "Kit", kind: "member" } as const;
	Cookies.set(hintCookie, writeHint(before), { path: "/" });
	renameHint("阿傑; “K”");
	expect(signedIn()).toEqual({ ...before, nickname: "阿傑; “K”" });
});

test("nobody is signed in by a new name", () => {
	renameHint("阿傑");
	expect(signedIn()).toBeUndefined();
});
