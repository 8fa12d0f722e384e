import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { z } from "zod";
import { TextField } from "@/components/ui/form/text-field";
import messages from "@/messages/en.json";
import { AccountForm, type AccountFormProps } from "./account-form";

const schema = z.object({ email: z.string().min(1, "emailEmpty") });

function show(source: AccountFormProps<typeof schema>["schema"]) {
	const send = jest.fn(async () => undefined);
	render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<AccountForm
				schema={source}
				values={{ email: "may@example.com" }}
				send={send}
				submitLabel="Send"
			>
				<TextField name="email" label="E-mail" />
			</AccountForm>
		</NextIntlClientProvider>,
	);
	fireEvent.click(screen.getByRole("button", { name: "Send" }));
	return send;
}

test("what was pressed while the schema is on its way is sent once it is there", async () => {
	let arrive = (_: typeof schema) => {};
	const send = show(
		() =>
			new Promise((resolve) => {
				arrive = resolve;
			}),
	);
	const button = screen.getByRole("button", { name: "Send" });
	await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
	fireEvent.click(button);
	expect(send).not.toHaveBeenCalled();
	arrive(schema);
	await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "false"));
	expect(send).toHaveBeenCalledTimes(1);
});

test("nothing is sent unchecked: where the schema cannot be fetched the form says that it failed", async () => {
	const send = show(() => Promise.reject(new Error("offline")));
	expect(await screen.findByRole("alert")).toHaveTextContent(
		messages.login.failed,
	);
	expect(send).not.toHaveBeenCalled();
	expect(screen.getByLabelText("E-mail")).toHaveValue("may@example.com");
});
