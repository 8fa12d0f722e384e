import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { Message, Thread } from "@/gateway/contract/care/conversation";
import messages from "@/messages/en.json";
import { ThreadView } from "./thread-view";
import type { Waiting } from "./use-outbox";
import { joined, type ThreadCalls } from "./use-thread";

const said = (id: number, part: Partial<Message> = {}): Message => ({
	id,
	side: "merchant",
	author: null,
	text: `Message ${id}`,
	images: [],
	at: "2026-11-26T20:00:00+08:00",
	subject: null,
	key: null,
	...part,
});

let thread: Thread;
let sent: Waiting[];
let answer: (message: Waiting) => Promise<Message>;
let marked: number[];
let reports: unknown[];

beforeEach(() => {
	localStorage.clear();
	sent = [];
	marked = [];
	reports = [];
	answer = async ({ key, text }) => said(100, { side: "shopper", key, text });
	thread = {
		id: 1,
		merchant: { id: 2, name: "Harbour Select", logo: "/logo.webp" },
		state: "open",
		unread: 1,
		subject: null,
		isOffered: true,
		list: [said(1)],
		hasMore: false,
	};
	window.matchMedia = (() => ({ matches: false })) as never;
});

const calls: ThreadCalls<Thread> = {
	name: "conversation-7-2",
	stream: "shopper",
	isOwn: ({ side }) => side === "shopper",
	read: async () => thread,
	send: (_, message) => {
		sent.push(message);
		return answer(message);
	},
	markRead: async (_api, _id, upTo) => marked.push(upTo),
	report: async (_api, id, reported) => reports.push({ id, ...reported }),
};

async function open() {
	const opened = render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<ThreadView
				calls={calls}
				back="/users/conversation"
				titleOf={() => "Harbour Select"}
				nameOf={() => "Harbour Select"}
			/>
		</NextIntlClientProvider>,
	);
	await screen.findByRole("textbox", { name: "Your message" });
	return opened;
}

const field = () => screen.getByRole("textbox", { name: "Your message" });
const log = () => screen.getByRole("log");

function type(text: string) {
	fireEvent.change(field(), { target: { value: text } });
}

test("Enter sends, the field is empty and keeps the focus, and the message stands in the log once", async () => {
	await open();
	field().focus();
	type("Is it in stock?");
	fireEvent.keyDown(field(), { key: "Enter" });
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(field()).toHaveValue("");
	expect(field()).toHaveFocus();
	await waitFor(() => expect(screen.queryByText("Sending…")).toBeNull());
	expect(screen.getAllByText(/Is it in stock/)).toHaveLength(1);
	expect(log()).toHaveAccessibleName("Messages with Harbour Select");
});

test("Enter that chooses a character, and that with Shift, send nothing", async () => {
	await open();
	type("你好");
	fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
	fireEvent.keyDown(field(), { key: "Enter", shiftKey: true });
	expect(sent).toEqual([]);
	expect(field()).toHaveValue("你好");
});

test("what a bad line lost stays, says so, and goes again under the same key", async () => {
	answer = () => Promise.reject(new Error("offline"));
	await open();
	type("Hello");
	fireEvent.click(screen.getByRole("button", { name: "Send" }));
	await screen.findByText("Not sent");
	answer = async ({ key, text }) => said(100, { side: "shopper", key, text });
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	await waitFor(() => expect(screen.queryByText("Not sent")).toBeNull());
	expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
	expect(screen.getAllByText(/Hello/)).toHaveLength(1);
});

test("what was typed and what has not arrived are there again after a reload, and it goes by itself", async () => {
	answer = () => new Promise(() => {});
	const first = await open();
	type("On its way");
	fireEvent.click(screen.getByRole("button", { name: "Send" }));
	type("Half a sen");
	first.unmount();
	answer = async ({ key, text }) => said(100, { side: "shopper", key, text });
	await open();
	expect(field()).toHaveValue("Half a sen");
	await waitFor(() => expect(sent).toHaveLength(2));
	expect(sent[0]?.key).toBe(sent[1]?.key);
	await waitFor(() => expect(screen.queryByText("Sending…")).toBeNull());
});

test("a message that did not go is taken back into the field", async () => {
	answer = () => Promise.reject(new Error("offline"));
	await open();
	type("Helo");
	fireEvent.click(screen.getByRole("button", { name: "Send" }));
	fireEvent.click(await screen.findByRole("button", { name: "Edit" }));
	expect(field()).toHaveValue("Helo");
	expect(screen.queryByText("Not sent")).toBeNull();
});

test("markup is words", async () => {
	thread.list = [said(1, { text: "<b>bold</b>" })];
	await open();
	expect(log()).toHaveTextContent("<b>bold</b>");
});

test("what stands on the screen is read, up to the last of the other side", async () => {
	thread.list = [said(1), said(2), said(3, { side: "shopper" })];
	await open();
	await waitFor(() => expect(marked).toEqual([2]));
});

test("whoever cannot be written to has no field", async () => {
	thread = { ...thread, isOffered: false };
	render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<ThreadView
				calls={calls}
				back="/"
				titleOf={() => "Peak Audio"}
				nameOf={() => "Peak Audio"}
				closed={() => <p>Elsewhere</p>}
			/>
		</NextIntlClientProvider>,
	);
	await screen.findByText("Elsewhere");
	await act(async () => {});
	expect(screen.queryByRole("textbox")).toBeNull();
});

test("a message of the other side is reported with a reason, and nothing without one", async () => {
	thread.list = [said(1), said(2, { side: "shopper" })];
	await open();
	const buttons = screen.getAllByRole("button", { name: /^Report/ });
	expect(buttons.map(({ textContent }) => textContent)).toEqual([
		"Report Harbour Select",
		"Report Message 1",
	]);
	fireEvent.click(buttons[1] as HTMLElement);
	const send = await screen.findByRole("button", { name: "Send the report" });
	fireEvent.click(send);
	await screen.findByRole("alert");
	expect(reports).toEqual([]);
	fireEvent.change(screen.getByLabelText("Why"), {
		target: { value: "fraud" },
	});
	fireEvent.click(send);
	await waitFor(() => expect(reports).toHaveLength(1));
	expect(reports).toEqual([{ id: 1, messageId: 1, reason: "fraud", text: "" }]);
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("what stands beside the field puts words where the caret is, no more than a message holds", async () => {
	render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<ThreadView
				calls={calls}
				back="/"
				titleOf={() => "Kit"}
				nameOf={() => "Kit"}
				beside={({ insert }) => (
					<>
						<button type="button" onClick={() => insert("brave ")}>
							Word
						</button>
						<button type="button" onClick={() => insert("x".repeat(2_000))}>
							Many
						</button>
					</>
				)}
			/>
		</NextIntlClientProvider>,
	);
	await screen.findByRole("textbox");
	type("Hello world");
	(field() as HTMLTextAreaElement).setSelectionRange(6, 6);
	fireEvent.click(screen.getByText("Word"));
	expect(field()).toHaveValue("Hello brave world");
	fireEvent.click(screen.getByText("Many"));
	expect((field() as HTMLTextAreaElement).value).toHaveLength(1_000);
});

test("what came before an own message was confirmed is asked for all the same", async () => {
	const after: (number | undefined)[] = [];
	const read: typeof calls.read = async (_, stretch) => {
		after.push(stretch.after);
		return thread;
	};
	jest.useFakeTimers();
	render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<ThreadView
				calls={{ ...calls, read }}
				back="/"
				titleOf={() => "Harbour Select"}
				nameOf={() => "Harbour Select"}
			/>
		</NextIntlClientProvider>,
	);
	await act(async () => {});
	type("Hello");
	fireEvent.click(screen.getByRole("button", { name: "Send" }));
	await act(async () => {});
	thread.list = [said(2), said(100, { side: "shopper" })];
	await act(() => jest.advanceTimersByTimeAsync(3_000));
	jest.useRealTimers();
	expect(after).toEqual([undefined, 1]);
	expect(screen.getAllByText(/Message 2/)).toHaveLength(2);
});

test("messages that come twice are there once, in the order of the shop", () => {
	const both = joined([said(3), said(1)], [said(2), said(3)]);
	expect(both.map(({ id }) => id)).toEqual([1, 2, 3]);
});
