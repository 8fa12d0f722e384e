import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { hintCookie, writeHint } from "@/lib/session/hint";
import { closeLogin, isLoginOpen } from "@/lib/session/login-dialog";
import { noteSignedIn } from "@/lib/session/signed-in";
import { CollectButton } from "./collect-button";

let sent: { path: string; body: unknown }[] = [];
let received: number[] = [];

beforeEach(() => {
	sent = [];
	received = [];
	sessionStorage.clear();
	signOut();
	window.fetch = (async (path: string, { body }: RequestInit = {}) => {
		if (body) sent.push({ path, body: JSON.parse(String(body)) });
		const list = received.map((id) => ({ id, isReceived: true }));
		const envelope = { code: 200, message: "", data: { list } };
		return { json: async () => envelope, headers: new Headers() };
	}) as never;
});
afterEach(() => act(closeLogin));

function signIn(uid: number) {
	const hint = writeHint({ uid, nickname: "Kit", kind: "member" });
	// biome-ignore lint/suspicious/noDocumentCookie: what the server sets when somebody signs in.
	document.cookie = `${hintCookie}=${encodeURIComponent(hint)}; path=/`;
	act(noteSignedIn);
}

function signOut() {
	// biome-ignore lint/suspicious/noDocumentCookie: what the server does when somebody signs out.
	document.cookie = `${hintCookie}=; path=/; max-age=0`;
	act(noteSignedIn);
}

function show(couponId: number) {
	return render(
		<NextIntlClientProvider locale="en" messages={{}}>
			<CollectButton
				couponId={couponId}
				isReceived={false}
				offeredBy={{ merId: couponId }}
				words={{
					collect: "Collect",
					collectNamed: "Collect it",
					collected: "Collected",
					failed: "Failed",
				}}
			/>
		</NextIntlClientProvider>,
	);
}

test("what a visitor wanted is collected once somebody is signed in, and once only", async () => {
	const page = show(7);
	fireEvent.click(screen.getByRole("button"));
	expect(isLoginOpen()).toBe(true);
	expect(sent).toEqual([]);
	page.unmount();

	signIn(1);
	show(7);
	await waitFor(() =>
		expect(screen.getByRole("button").textContent).toBe("Collected"),
	);
	expect(sent).toEqual([
		{ path: "/api/front/coupon/receive", body: { id: 7 } },
	]);
});

test("another coupon does not take the wish of the first", async () => {
	const page = show(7);
	fireEvent.click(screen.getByRole("button"));
	page.unmount();
	signIn(2);
	received = [8];
	show(8);
	await waitFor(() =>
		expect(screen.getByRole("button").textContent).toBe("Collected"),
	);
	expect(sent).toEqual([]);
});
