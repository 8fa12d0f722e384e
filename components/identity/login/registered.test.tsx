import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import messages from "@/messages/en.json";
import { LoginPanels } from "./login-panels";

const sent: { path: string; body: unknown }[] = [];

beforeEach(async () => {
	sent.length = 0;
	window.fetch = (async (path: string, { body }: RequestInit = {}) => {
		if (body) sent.push({ path, body: JSON.parse(String(body)) });
		const code = path.endsWith("/mobile/password") ? 500 : 200;
		const envelope = { code, message: "", data: null };
		return { json: async () => envelope, headers: new Headers() };
	}) as never;
	await act(async () => {
		render(
			<SWRConfig value={{ provider: () => new Map() }}>
				<NextIntlClientProvider locale="en" messages={messages as never}>
					<LoginPanels contact={null} />
				</NextIntlClientProvider>
			</SWRConfig>,
		);
	});
});

const type = (label: string | RegExp, value: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("who has registered is signed in at once; where that fails the next panel says that the account is made", async () => {
	const create = { name: "Create an account" };
	fireEvent.click(screen.getByRole("button", create));
	type("Phone number", "51234567");
	type("Code", "123456");
	type(/^New password/, "long enough for all");
	fireEvent.click(screen.getByRole("checkbox"));
	fireEvent.submit(document.querySelector("form") as HTMLFormElement);
	const ready = messages.login.success.registerSU;
	expect(await screen.findByText(ready)).toBeVisible();
	const known = {
		countryCode: "+852",
		phone: "51234567",
		password: "long enough for all",
	};
	expect(sent).toEqual([
		{
			path: "/api/front/login/register/mobile",
			body: { ...known, captcha: "123456" },
		},
		{ path: "/api/front/login/mobile/password", body: known },
	]);
	expect(screen.getByLabelText("Phone number")).toHaveValue("51234567");
});
