import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import type { User } from "@/gateway/contract/identity/user";
import messages from "@/messages/en.json";
import { ProfileCard } from "./profile-card";

const user: User = {
	uid: 7,
	nickname: "Kit",
	avatar: null,
	phone: null,
	email: "kit@example.com",
	points: 0,
	scope: [],
	kind: "member",
	hasPassword: true,
	permissions: [],
	isOwner: false,
};

let sent: unknown[] = [];
let answer: object;

beforeEach(() => {
	sent = [];
	answer = { code: 200, message: "", data: { ...user, nickname: "Kit L" } };
	globalThis.fetch = (async (_: string, init?: RequestInit) => {
		if (init?.body) sent.push(JSON.parse(String(init.body)));
		const body = init?.body ? answer : { code: 200, data: user };
		return { headers: new Headers(), json: async () => body };
	}) as unknown as typeof fetch;
	render(
		<NextIntlClientProvider locale="en" messages={messages as never}>
			<ProfileCard user={user} />
		</NextIntlClientProvider>,
	);
});

const field = () => screen.getByLabelText<HTMLInputElement>("Name");

async function save(nickname: string) {
	fireEvent.input(field(), { target: { value: nickname } });
	await act(async () => screen.getByRole("button", { name: "Save" }).click());
}

test("a name is sent as it was typed and shown as it was taken", async () => {
	await save("Kit  L");
	expect(sent).toEqual([{ nickname: "Kit  L" }]);
	await waitFor(() => expect(field()).toHaveValue("Kit L"));
});

test("a name of blanks is not sent: the field says why, keeps it and has the focus", async () => {
	await save("   ");
	expect(sent).toEqual([]);
	expect(field()).toHaveAccessibleDescription("Please enter a name");
	expect(field()).toHaveValue("   ");
	expect(field()).toHaveFocus();
});

test("what only the gateway can know stands beside its field too", async () => {
	const fields = { nickname: "nicknameLength" };
	answer = { code: 400, message: "Something is not right", data: { fields } };
	await save("Kit");
	await waitFor(() =>
		expect(field()).toHaveAccessibleDescription("At most 40 characters"),
	);
	expect(field()).toHaveValue("Kit");
});

test("a fault of the whole is said in the gateway's words, and what was typed stays", async () => {
	answer = { code: 503, message: "We are busy right now", data: null };
	await save("Kit");
	expect(await screen.findByRole("alert")).toHaveTextContent(
		"We are busy right now",
	);
	expect(field()).toHaveValue("Kit");
});
