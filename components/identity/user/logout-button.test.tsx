import { render, screen } from "@testing-library/react";
import Cookies from "js-cookie";
import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { hintCookie, writeHint } from "@/lib/session/hint";
import { signedIn } from "@/lib/session/signed-in";
import { readEntry, writeEntry } from "@/lib/storage/storage";
import messages from "@/messages/en.json";
import { LogoutButton } from "./logout-button";

const asked: string[] = [];

beforeEach(() => {
	asked.length = 0;
	globalThis.fetch = (async (path: string) => {
		asked.push(path);
		return {
			headers: new Headers(),
			json: async () => ({ code: 200, message: "", data: null }),
		};
	}) as unknown as typeof fetch;
	Cookies.set(
		hintCookie,
		writeHint({ uid: 7, nickname: "Kit", kind: "member" }),
		{ path: "/" },
	);
	writeEntry("search-history", ["tea"]);
	render(
		<NextIntlClientProvider locale="en" messages={messages as never}>
			<LogoutButton />
		</NextIntlClientProvider>,
	);
});

const press = (name: string) =>
	act(async () => screen.getByRole("button", { name }).click());

test("nobody is signed out by one press: the question comes first, and can be declined", async () => {
	await press("Sign out");
	expect(screen.getByRole("group")).toHaveAccessibleName(
		"Sign out on this device?",
	);
	expect(screen.getByRole("button", { name: "Sign out" })).toHaveFocus();
	await press("Stay signed in");
	expect(asked).toEqual([]);
	expect(signedIn()?.nickname).toBe("Kit");
});

test("once confirmed the session ends at the gateway, and this device forgets all of it", async () => {
	// Where the page then goes to is the browser's: this one goes nowhere.
	jest.spyOn(console, "error").mockImplementation(() => {});
	await press("Sign out");
	await press("Sign out");
	expect(asked).toEqual(["/api/front/login/logout"]);
	expect(signedIn()).toBeUndefined();
	expect(readEntry("search-history")).toBeUndefined();
});

test("where the gateway cannot be asked, what waits on this device is gone all the same", async () => {
	writeEntry("outbox", { waiting: [{ skuId: 7, quantity: 1 }] });
	globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
	await press("Sign out");
	await press("Sign out");
	expect(screen.getByRole("alert")).not.toBeEmptyDOMElement();
	expect(readEntry("outbox")).toBeUndefined();
});
