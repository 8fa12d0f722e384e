import { act, renderHook } from "@testing-library/react";
import Cookies from "js-cookie";
import { writeHint } from "./hint";
import { noteSignedIn, useSignedIn } from "./signed-in";

afterEach(() => Cookies.remove("hk-user"));

test("the name on the screen follows the cookie", () => {
	const { result } = renderHook(() => useSignedIn());
	expect(result.current).toBeUndefined();
	const hint = { uid: 7, nickname: "阿 Kit; 100%", kind: "tourist" } as const;
	Cookies.set("hk-user", writeHint(hint));
	act(noteSignedIn);
	expect(result.current).toEqual(hint);
	Cookies.remove("hk-user");
	// Another tab may have done it.
	act(() => {
		window.dispatchEvent(new Event("focus"));
	});
	expect(result.current).toBeUndefined();
});

test.each(["nonsense", "{}", '{"uid":"7","nickname":"x"}', "%E0%A4%A", "null"])(
	"%s names nobody",
	(value) => {
		// biome-ignore lint/suspicious/noDocumentCookie: what a library would not write.
		document.cookie = `hk-user=${value}`;
		expect(renderHook(() => useSignedIn()).result.current).toBeUndefined();
	},
);
