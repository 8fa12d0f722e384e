import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentType } from "react";
import type { User } from "@/gateway/contract/identity/user";
import { userMessages } from "@/lib/i18n/client-messages";
import { EmailDialog } from "./contact-dialog";
import type { DialogProps } from "./dialog-form";
import { PasswordDialog } from "./password-dialog";

const user: User = {
	uid: 7,
	nickname: "Kit",
	avatar: null,
	phone: "+85251234567",
	email: "kit@example.com",
	points: 0,
	scope: [],
	kind: "member",
	hasPassword: true,
	permissions: [],
	isOwner: false,
};

let sent: { path: string; body: unknown }[] = [];
let answers: Record<string, object> = {};
const onOpenChange = jest.fn();

beforeEach(() => {
	sent = [];
	answers = {};
	onOpenChange.mockReset();
	sessionStorage.clear();
	window.fetch = (async (path: string, { body }: RequestInit = {}) => {
		if (body) sent.push({ path, body: JSON.parse(String(body)) });
		const envelope = { code: 200, message: "", data: user, ...answers[path] };
		return { json: async () => envelope, headers: new Headers() };
	}) as never;
});

/** With the words that pages of the user centre carry, and no others. */
function show(Dialog: ComponentType<DialogProps>) {
	render(
		<NextIntlClientProvider locale="en" messages={userMessages("en") as never}>
			<Dialog
				user={user}
				isOpen
				onOpenChange={onOpenChange}
				opener={{ current: null }}
			/>
		</NextIntlClientProvider>,
	);
}

const press = (name: string) =>
	act(async () => fireEvent.click(screen.getByRole("button", { name })));
const type = (label: string | RegExp, value: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
const summaryLinks = () =>
	screen.queryAllByRole("link").map(({ textContent }) => textContent);

test("a password is changed by the old one, and nothing of the other proof goes along", async () => {
	show(PasswordDialog);
	type("Current password", "the old one");
	type(/^New password \(/, "a ferry in the morning");
	type("New password again", "another");
	await press("Confirm");
	expect(summaryLinks()).toEqual(["The two passwords differ"]);
	expect(sent).toEqual([]);
	type("New password again", "a ferry in the morning");
	await press("Confirm");
	expect(sent).toEqual([
		{
			path: "/api/front/user/password",
			body: {
				oldPassword: "the old one",
				newPassword: "a ferry in the morning",
				passwordAgain: "a ferry in the morning",
			},
		},
	]);
	expect(onOpenChange).toHaveBeenCalledWith(false);
});

test("who turns to a code keeps the new password and is told of no field that is gone", async () => {
	show(PasswordDialog);
	type(/^New password \(/, "a ferry in the morning");
	await press("Confirm");
	expect(summaryLinks()).toHaveLength(2);
	await press("Use a code instead");
	expect(summaryLinks()).toEqual([]);
	expect(screen.getByLabelText(/^New password \(/)).toHaveValue(
		"a ferry in the morning",
	);
	await press("Confirm");
	expect(summaryLinks()).toEqual([
		"Enter the code",
		"Enter the new password again",
	]);
});

test("an e-mail of another account is said in words for who is signed in", async () => {
	answers["/api/front/user/bind/email"] = {
		code: 400,
		data: { fields: { email: "emailTaken" } },
	};
	show(EmailDialog);
	type("E-mail", "mia@example.com");
	type("Code", "123456");
	await press("Confirm");
	await waitFor(() =>
		expect(summaryLinks()).toEqual(["This e-mail belongs to another account"]),
	);
	expect(screen.getByLabelText("E-mail")).toHaveValue("mia@example.com");
	expect(onOpenChange).not.toHaveBeenCalled();
});
