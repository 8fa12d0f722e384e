import {
	act,
	cleanup,
	fireEvent,
	render,
	screen,
	waitFor,
} from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import { hasTouristWish } from "@/lib/session/tourist-wish";
import messages from "@/messages/en.json";
import { LoginPanels } from "./login-panels";

interface Sent {
	path: string;
	body: string;
}

const sent: Sent[] = [];
const answers = new Map<
	string,
	{ code: number; message?: string; data?: unknown }
>();

function answer(path: string, code: number, rest: object = {}) {
	answers.set(`/api/front/login/${path}`, { code, ...rest });
}

function renderPanels() {
	return render(
		<SWRConfig value={{ provider: () => new Map() }}>
			<NextIntlClientProvider
				locale="en"
				messages={messages}
				timeZone="Asia/Hong_Kong"
			>
				<LoginPanels contact={null} />
			</NextIntlClientProvider>
		</SWRConfig>,
	);
}

beforeEach(async () => {
	sent.length = 0;
	answers.clear();
	sessionStorage.clear();
	localStorage.clear();
	answer("method/info", 200, {
		data: {
			facebookOpen: false,
			facebookAppId: "",
			twitterOpen: false,
			visitorOpen: true,
		},
	});
	window.fetch = (async (path: string, { body }: RequestInit = {}) => {
		if (body) sent.push({ path, body: String(body) });
		const envelope = { message: "", data: null, ...answers.get(path) };
		return { json: async () => envelope, headers: new Headers() };
	}) as never;
	await act(async () => {
		renderPanels();
	});
});

const press = (name: string | RegExp) =>
	fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string | RegExp, value: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () =>
	fireEvent.submit(document.querySelector("form") as HTMLFormElement);

test("an empty form is not sent; a summary takes the focus and names every field", async () => {
	submit();
	const links = await screen.findAllByRole("link", { name: /^(Enter|Agree)/ });
	expect(links.map(({ textContent }) => textContent)).toEqual([
		"Enter your phone number",
		"Enter your password",
		"Agree to the terms and the privacy policy first",
	]);
	await waitFor(() => expect(document.querySelector(".summary")).toHaveFocus());
	expect(sent).toEqual([]);
});

test("the summary stays until the form is sent again, so that its button stays where it is", async () => {
	submit();
	await screen.findAllByRole("link", { name: /^(Enter|Agree)/ });
	const phone = screen.getByLabelText("Phone number");
	type("Phone number", "5123 4567");
	fireEvent.blur(phone);
	await waitFor(() => expect(phone).toHaveAttribute("aria-invalid", "false"));
	expect(screen.getAllByRole("link", { name: /^(Enter|Agree)/ })).toHaveLength(
		3,
	);
	submit();
	await waitFor(() =>
		expect(
			screen.getAllByRole("link", { name: /^(Enter|Agree)/ }),
		).toHaveLength(2),
	);
});

test("nobody is told off while typing, nor for a field left empty", async () => {
	const phone = screen.getByLabelText("Phone number");
	fireEvent.focus(phone);
	fireEvent.blur(phone);
	type("Phone number", "1234");
	expect(screen.queryByText(/^Check the number/)).toBeNull();
	fireEvent.blur(phone);
	expect(await screen.findByText(/^Check the number/)).toBeVisible();
});

test("a phone is taken with its country's code and shown as it is written there", async () => {
	type("Phone number", "+852 51234567");
	fireEvent.blur(screen.getByLabelText("Phone number"));
	await waitFor(() =>
		expect(screen.getByLabelText("Phone number")).toHaveValue("5123 4567"),
	);
});

test("what the gateway finds wrong stands in words beside the field, and what was typed stays", async () => {
	answer("register/mobile", 400, {
		data: { fields: { captcha: "wrongCaptche" } },
	});
	press("Create an account");
	type("Phone number", "51234567");
	type("Code", "123456");
	type(/^New password/, "long enough for all");
	fireEvent.click(screen.getByRole("checkbox"));
	submit();
	expect(
		(await screen.findAllByText(/^This code is wrong or too old/)).length,
	).toBe(2);
	expect(screen.getByLabelText("Code")).toHaveValue("123456");
	expect(JSON.parse(sent[0]?.body ?? "")).toEqual({
		countryCode: "+852",
		phone: "51234567",
		captcha: "123456",
		password: "long enough for all",
	});
});

test("what the gateway finds wrong stays beside the field that is left, until something else is typed", async () => {
	answer("mobile/captcha", 400, {
		data: { fields: { captcha: "wrongCaptche" } },
	});
	press("Use a code by SMS");
	type("Phone number", "51234567");
	type("Code", "123456");
	fireEvent.click(screen.getByRole("checkbox"));
	const code = screen.getByLabelText("Code");
	act(() => code.focus());
	submit();
	await waitFor(() => expect(document.querySelector(".summary")).toHaveFocus());
	await act(async () => {});
	expect(code).toHaveAttribute("aria-invalid", "true");
	type("Code", "123457");
	fireEvent.blur(code);
	await waitFor(() => expect(code).toHaveAttribute("aria-invalid", "false"));
});

test("what is no field's fault is said as a whole", async () => {
	answer("email", 429, { message: "Too many tries; wait 15 minutes" });
	press("E-mail");
	type("E-mail", "Kit@Example.com ");
	type("Password", "secret words");
	fireEvent.click(screen.getByRole("checkbox"));
	submit();
	expect(await screen.findByRole("alert")).toHaveTextContent(
		"Too many tries; wait 15 minutes",
	);
	expect(JSON.parse(sent[0]?.body ?? "")).toEqual({
		email: "kit@example.com",
		password: "secret words",
	});
});

const needed = (resendAfterSeconds: number) => ({
	message: "Enter the code that was sent to you",
	data: { codeNeeded: { channel: "email", resendAfterSeconds } },
});

async function askForCode(resendAfterSeconds = 60) {
	answer("email", 429, needed(resendAfterSeconds));
	press("E-mail");
	type("E-mail", "kit@example.com");
	type("Password", "secret words");
	fireEvent.click(screen.getByRole("checkbox"));
	submit();
	const code = await screen.findByLabelText("Code");
	await waitFor(() => expect(code).toHaveFocus());
	return code;
}

test("where the right password is not enough, the code is asked for in place: what was typed stays, and the code has the focus", async () => {
	const code = await askForCode();
	expect(code).toHaveAttribute("autocomplete", "one-time-code");
	expect(screen.getByRole("alert")).toHaveTextContent(/sent to its e-mail/);
	expect(screen.getByLabelText("Password")).toHaveValue("secret words");
	press(/^Again in \d+ s$/);
	expect(sent).toHaveLength(1);

	submit();
	expect(await screen.findByRole("link", { name: "Enter the code" }));
	answer("email", 400, { data: { fields: { captcha: "wrongCaptche" } } });
	type("Code", "123456");
	submit();
	expect(
		(await screen.findAllByText(/^This code is wrong or too old/)).length,
	).toBe(2);
	expect(screen.getByLabelText("Code")).toHaveValue("123456");
	expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
		{ email: "kit@example.com", password: "secret words" },
		{ email: "kit@example.com", password: "secret words", captcha: "123456" },
	]);
});

test("another code is asked for by the same password, once it may leave", async () => {
	await askForCode(0);
	type("Code", "123456");
	answer("email", 429, needed(60));
	press("Send again");
	expect(await screen.findByText(/^Enter the newest code/)).toBeVisible();
	expect(
		await screen.findByRole("button", { name: /^Again in \d+ s$/ }),
	).toBeVisible();
	expect(JSON.parse(sent.at(-1)?.body ?? "")).toEqual({
		email: "kit@example.com",
		password: "secret words",
	});
});

test("a code that was asked for one account is not asked for another", async () => {
	await askForCode();
	type("Code", "12-34");
	type("E-mail", "mia@example.com");
	expect(screen.queryByLabelText("Code")).toBeNull();
	answer("email", 400, { message: "The account or the password is not right" });
	submit();
	expect(await screen.findByRole("alert")).toHaveTextContent("not right");
	expect(JSON.parse(sent.at(-1)?.body ?? "")).toEqual({
		email: "mia@example.com",
		password: "secret words",
	});
});

test("what was typed goes along from panel to panel, until the password is said to be forgotten", () => {
	press("E-mail");
	type("E-mail", "kit@example.com");
	press("Phone");
	press("E-mail");
	expect(screen.getByLabelText("E-mail")).toHaveValue("kit@example.com");
	press(/^Buy without an account/);
	expect(screen.getByLabelText("E-mail")).toHaveValue("kit@example.com");
	press("Have an account? Sign in");
	press("Forgot your password?");
	expect(screen.getByLabelText("E-mail")).toHaveValue("");
});

test("who agreed on this device finds the box ticked the next time, and may untick it", async () => {
	const box = () => screen.getByRole<HTMLInputElement>("checkbox");
	const comeBack = async () => {
		cleanup();
		await act(async () => {
			renderPanels();
		});
	};
	expect(box().checked).toBe(false);
	fireEvent.click(box());
	await comeBack();
	expect(box().checked).toBe(true);
	fireEvent.click(box());
	await comeBack();
	expect(box().checked).toBe(false);
});

test("who chose to buy without an account is remembered for the visit, until they turn back", () => {
	press(/^Buy without an account/);
	expect(hasTouristWish()).toBe(true);
	expect(
		JSON.parse(sessionStorage.getItem("hk-touristModal") ?? ""),
	).toMatchObject({ dataType: "boolean", content: true, type: "session" });
	press("Have an account? Sign in");
	expect(hasTouristWish()).toBe(false);
});

test("a code is asked for once, then there is a wait", async () => {
	answer("sendCode", 200, { data: { resendAfterSeconds: 60 } });
	press("Use a code by SMS");
	type("Phone number", "5123 4567");
	press("Send a code");
	expect(await screen.findByText(/on its way to 5123 4567/)).toBeVisible();
	press(/^Again in \d+ s$/);
	expect(sent).toEqual([
		{
			path: "/api/front/login/sendCode",
			body: "phone=5123+4567&countryCode=%2B852",
		},
	]);
});
