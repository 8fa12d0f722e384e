import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import type { MemberDetail } from "@/gateway/contract/identity/member";
import messages from "@/messages/en.json";
import { AccessCard } from "./access-card";

const member: MemberDetail = {
	uid: 7,
	nickname: "Kit",
	email: "k•••@example.com",
	phone: null,
	scope: [],
	createdAt: "2026-01-01T10:00:00.000+08:00",
	blockedAt: null,
	locale: "en",
	sessions: { open: 1, lastSeenAt: null },
	counts: {
		orders: 0,
		refunds: 0,
		reviews: 0,
		coupons: 0,
		points: 0,
		addresses: 0,
	},
	notes: [],
};
const refused = {
	code: 400,
	message: "Something is not right",
	data: { fields: { reason: "chooseReason" } },
};

let sent: unknown[] = [];
let answer: object;
let shown: MemberDetail[] = [];

function open(changed: Partial<MemberDetail> = {}) {
	sent = [];
	shown = [];
	globalThis.fetch = (async (_: string, init?: RequestInit) => {
		if (init?.body) sent.push(JSON.parse(String(init.body)));
		return { headers: new Headers(), json: async () => answer };
	}) as unknown as typeof fetch;
	render(
		<NextIntlClientProvider locale="en" messages={messages as never}>
			<AccessCard
				member={{ ...member, ...changed }}
				onChange={(next) => shown.push(next)}
			/>
		</NextIntlClientProvider>,
	);
}

const block = () =>
	act(async () =>
		screen.getByRole("button", { name: "Block now", hidden: true }).click(),
	);

test("a block without a reason is refused at its field, and what was typed stays", async () => {
	answer = refused;
	open();
	const text = screen.getByLabelText("For colleagues");
	fireEvent.change(text, { target: { value: "Rude on the phone" } });
	await block();
	const reason = screen.getByLabelText("Reason");
	await waitFor(() =>
		expect(reason).toHaveAccessibleDescription("Choose a reason"),
	);
	expect(reason).toHaveFocus();
	expect(text).toHaveValue("Rude on the phone");
	expect(shown).toEqual([]);

	const blockedAt = "2026-01-02T10:00:00.000+08:00";
	answer = { code: 200, message: "", data: { ...member, blockedAt } };
	fireEvent.change(reason, { target: { value: "abuse" } });
	await block();
	expect(sent.at(-1)).toEqual({ reason: "abuse", text: "Rude on the phone" });
	expect(shown).toMatchObject([{ blockedAt }]);
});

test("whoever works here has nothing to be blocked by", () => {
	open({ scope: ["merchant"] });
	expect(screen.queryByLabelText("Reason")).toBeNull();
	expect(screen.getByText(/works here/)).toBeVisible();
});
