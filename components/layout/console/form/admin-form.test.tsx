import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { ApiError } from "@/lib/api/api-error";
import { messagesOf } from "@/lib/i18n/messages";
import { AdminForm } from "./admin-form";
import { LineField, WrittenField } from "./fields";
import { useAdminForm } from "./use-admin-form";

interface Values {
	name: Record<string, string>;
	amount: string;
}

const first: Values = { name: { "zh-CN": "茶", en: "Tea" }, amount: "20" };

function Form({ save }: { save: (values: Values) => Promise<unknown> }) {
	const form = useAdminForm(first, save);
	return (
		<AdminForm form={form} hasLanguages>
			<WrittenField path="name" label="Name" />
			<LineField path="amount" label="Amount" required max={40} />
		</AdminForm>
	);
}

function open(save: (values: Values) => Promise<unknown>) {
	render(
		<NextIntlClientProvider locale="en" messages={messagesOf("en")}>
			<Form save={save} />
		</NextIntlClientProvider>,
	);
}

test("each language is written by itself, and all go together", async () => {
	const sent: Values[] = [];
	open(async (values) => sent.push(values));
	const name = screen.getByLabelText("Name");
	expect(name).toHaveValue("Tea");
	fireEvent.click(screen.getByRole("button", { name: "ไทย" }));
	expect(screen.getByLabelText("Name")).toHaveValue("");
	fireEvent.change(screen.getByLabelText("Name"), { target: { value: "ชา" } });
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(sent).toEqual([
		{ name: { "zh-CN": "茶", en: "Tea", th: "ชา" }, amount: "20" },
	]);
});

test("what the gateway refuses is said beside its field, in the language in which it lies, and what was typed stays", async () => {
	const fields = { "name.zh-CN": "tooLong" };
	open(async () => {
		throw new ApiError(400, "Something is not right", { fields });
	});
	fireEvent.change(screen.getByLabelText("Amount"), {
		target: { value: "31" },
	});
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	const name = screen.getByLabelText("Name");
	await waitFor(() => expect(name).toHaveFocus());
	expect(name).toHaveValue("茶");
	expect(name).toBeInvalid();
	expect(name).toHaveAccessibleDescription(
		"This is too long. Please shorten it",
	);
	expect(screen.getByLabelText("Amount")).toHaveValue("31");
	expect(screen.getByRole("alert")).toHaveTextContent("Something is not right");
});

test("what is refused of one of several lines is said of their field", async () => {
	open(async () => {
		throw new ApiError(400, "", { fields: { "amount.1": "tooLong" } });
	});
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	await waitFor(() =>
		expect(screen.getByLabelText("Amount")).toHaveAccessibleDescription(
			"This is too long. Please shorten it",
		),
	);
});

test("who mends the first of two faults is left where they type", async () => {
	open(async () => {
		const fields = { "name.en": "tooLong", amount: "correctAmount" };
		throw new ApiError(400, "", { fields });
	});
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	const name = screen.getByLabelText("Name");
	await waitFor(() => expect(name).toHaveFocus());
	fireEvent.change(name, { target: { value: "Teas" } });
	await waitFor(() => expect(name).toBeValid());
	expect(screen.getByLabelText("Amount")).toBeInvalid();
	expect(name).toHaveFocus();
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	await waitFor(() => expect(name).toBeInvalid());
});

test("what is out of its bounds is said beside its field, and nothing is sent", async () => {
	let sent = 0;
	open(async () => {
		sent += 1;
	});
	const amount = screen.getByLabelText("Amount");
	fireEvent.change(amount, { target: { value: "" } });
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	await waitFor(() => expect(amount).toHaveFocus());
	expect(amount).toHaveAccessibleDescription("Please fill this in");
	expect(screen.getByRole("alert")).toHaveTextContent(
		"Some fields need a change",
	);
	fireEvent.change(amount, { target: { value: "41" } });
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	await waitFor(() =>
		expect(amount).toHaveAccessibleDescription("Please enter a valid number"),
	);
	fireEvent.change(amount, { target: { value: "40" } });
	fireEvent.click(screen.getByRole("button", { name: "Save" }));
	await waitFor(() => expect(sent).toBe(1));
	expect(screen.queryByRole("alert")).toBeNull();
});

test("a second press while something is on its way sends nothing", async () => {
	let sent = 0;
	let answer = () => {};
	open(() => {
		sent += 1;
		return new Promise<void>((resolve) => {
			answer = resolve;
		});
	});
	const save = screen.getByRole("button", { name: "Save" });
	fireEvent.click(save);
	fireEvent.click(save);
	await waitFor(() => expect(sent).toBe(1));
	fireEvent.click(save);
	answer();
	await waitFor(() => expect(save).toHaveAttribute("aria-disabled", "false"));
	expect(sent).toBe(1);
});
