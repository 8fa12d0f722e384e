import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { dismissNotice, useNotice } from "@/lib/page-state/notice";
import { hintCookie, writeHint } from "@/lib/session/hint";
import { noteSignedIn } from "@/lib/session/signed-in";
import messages from "@/messages/en.json";
import { GoodsHeart } from "./goods-heart";
import { KeptWatch } from "./kept-watch";

let sent: { path: string; body: unknown }[] = [];
let watchCode = 200;

beforeEach(() => {
	sent = [];
	watchCode = 200;
	dismissNotice();
	window.fetch = (async (path: string, { body }: RequestInit = {}) => {
		const headers = new Headers();
		if (path.startsWith("/api/words/"))
			return { ok: true, headers, json: async () => messages };
		if (body) sent.push({ path, body: JSON.parse(String(body)) });
		const code = path.includes("/watch/") ? watchCode : 200;
		const data = { goodsIds: [], merIds: [] };
		return { headers, json: async () => ({ code, message: "No", data }) };
	}) as never;
});

function signInAs(kind: "member" | "tourist") {
	const hint = writeHint({ uid: 1, nickname: "Kit", kind });
	// biome-ignore lint/suspicious/noDocumentCookie: what the server sets when somebody signs in.
	document.cookie = `${hintCookie}=${encodeURIComponent(hint)}; path=/`;
	act(noteSignedIn);
}

function Said() {
	return <output>{useNotice()?.words}</output>;
}

/** The page's words stay on the server, but for those of the heart. */
const show = () =>
	render(
		<>
			<NextIntlClientProvider locale="en" messages={messages as never}>
				<GoodsHeart id={7} name="Tea" />
			</NextIntlClientProvider>
			<NextIntlClientProvider locale="en" messages={{}}>
				<KeptWatch id={7} name="Tea" />
				<Said />
			</NextIntlClientProvider>
		</>,
	);

const heart = () => screen.getByRole("button", { name: "Keep Tea" });
const check = () =>
	screen.findByRole("checkbox", { name: "Mail me when it costs less Tea" });
const says = (words: string) => screen.findByText(words);
const path = "/api/front/product/watch/price";

test("who keeps a goods can ask for a mail when it costs less there and then, and take it back", async () => {
	signInAs("member");
	show();
	expect(screen.queryByRole("checkbox")).toBeNull();
	fireEvent.click(heart());
	expect(await check()).not.toBeChecked();
	// Whoever comes by the keyboard meets it next, and nothing takes the focus away.
	expect(heart().compareDocumentPosition(await check())).toBe(
		Node.DOCUMENT_POSITION_FOLLOWING,
	);
	fireEvent.click(await check());
	expect(await says("You will get a mail when it costs less")).toBeTruthy();
	expect(await check()).toBeChecked();
	fireEvent.click(await check());
	expect(await says("No more mails about its price")).toBeTruthy();
	expect(await check()).not.toBeChecked();
	expect(sent.slice(1)).toEqual([
		{ path, body: { goodsId: 7, isOn: true } },
		{ path, body: { goodsId: 7, isOn: false } },
	]);
});

test("what is kept no longer offers no mail, nor does a page that is come back to", async () => {
	signInAs("member");
	const page = show();
	fireEvent.click(heart());
	await check();
	fireEvent.click(heart());
	await says("No longer in your favourites");
	expect(screen.queryByRole("checkbox")).toBeNull();
	fireEvent.click(heart());
	await check();
	page.unmount();
	show();
	expect(screen.queryByRole("checkbox")).toBeNull();
});

test("an account without an e-mail is told so, and the check stays empty", async () => {
	signInAs("member");
	show();
	fireEvent.click(heart());
	watchCode = 400;
	fireEvent.click(await check());
	expect(await says("Add an e-mail to your account first")).toBeTruthy();
	expect(await check()).not.toBeChecked();
});

test("who bought without an account, and cannot be written to about prices, is not asked", async () => {
	signInAs("tourist");
	show();
	fireEvent.click(heart());
	await says("Kept in your favourites");
	expect(screen.queryByRole("checkbox")).toBeNull();
});
