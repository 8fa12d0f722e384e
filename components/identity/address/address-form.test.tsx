import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
	within,
} from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import type { Address } from "@/gateway/contract/identity/address";
import { deferred } from "@/gateway/testing/deferred";
import messages from "@/messages/en.json";
import { AddressForm } from "./address-form";

const kept: Address = {
	id: 7,
	realName: "Kit Chan",
	countryCode: "+852",
	phone: "91234567",
	email: "",
	country: "HK",
	city: "",
	district: "eastern",
	detail: "Taikoo Shing",
	block: "",
	floor: "12",
	houseNumber: "B",
	postcode: "",
	addressType: "office",
	latitude: 22.28,
	longitude: 114.22,
	isDefault: true,
	formatted: "",
};
const country = "Country or region";
const street = "Estate, building or street and number";
const base = "/api/front";

type Envelope = { code: number; message?: string; data?: unknown };
type Answer = () => Envelope | Promise<Envelope>;

const sent: Record<string, unknown>[] = [];
const answers = new Map<string, Answer>();
const saved = jest.fn();

/** As the gateway answers, at the edge of the browser. */
beforeEach(() => {
	sent.length = 0;
	sessionStorage.clear();
	saved.mockClear();
	answers.clear();
	answers.set("address/list", () => ({
		code: 200,
		data: { list: [], total: 0, page: 1, limit: 100, totalPage: 0 },
	}));
	answers.set("address/edit", () => ({ code: 200, data: kept }));
	window.fetch = (async (path: string, { body }: RequestInit = {}) => {
		if (body) sent.push(JSON.parse(String(body)));
		const call = path.replace(`${base}/`, "").split("?")[0] ?? "";
		const envelope = {
			message: "",
			data: null,
			...(await answers.get(call)?.()),
		};
		return { json: async () => envelope, headers: new Headers() };
	}) as never;
});

async function show(address?: Address) {
	await act(async () => {
		render(
			<SWRConfig value={{ provider: () => new Map() }}>
				<NextIntlClientProvider
					locale="en"
					messages={messages}
					timeZone="Asia/Hong_Kong"
				>
					<AddressForm address={address} onSaved={saved} />
				</NextIntlClientProvider>
			</SWRConfig>,
		);
	});
}

const type = (label: string | RegExp, value: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
function goElsewhere(code: string) {
	fireEvent.click(screen.getByRole("button", { name: "Somewhere else" }));
	type(country, code);
}
const submit = () =>
	fireEvent.submit(document.querySelector("form") as HTMLFormElement);
const summaryLinks = async () =>
	within(
		await screen
			.findByText(/need your attention/)
			.then((title) => title.closest("section") as HTMLElement),
	)
		.getAllByRole("link")
		.map(({ textContent }) => textContent);

test("at most eight fields have to be filled in, wherever the address lies", async () => {
	await show();
	const mustBeFilled = () =>
		[...document.querySelectorAll(".field")].filter(
			(field) => !field.querySelector(".optional"),
		);
	expect(mustBeFilled().length).toBeLessThanOrEqual(8);
	goElsewhere("GB");
	expect(mustBeFilled().length).toBeLessThanOrEqual(8);
});

test("an empty form is not sent; a summary takes the focus and names every field in its order", async () => {
	await show();
	submit();
	expect(await summaryLinks()).toEqual([
		"Please enter the recipient’s name",
		"Please enter a phone number",
		"Choose a district",
		"Enter the estate, building or street",
		"Enter the flat or number",
	]);
	expect(document.querySelector(".summary")).toHaveFocus();
	fireEvent.click(screen.getByRole("link", { name: "Choose a district" }));
	await waitFor(() => expect(screen.getByLabelText("District")).toHaveFocus());
	expect(sent).toEqual([]);
});

test("abroad a city and a postcode are asked for, where the country has one", async () => {
	await show();
	expect(screen.queryByLabelText(country)).toBeNull();
	goElsewhere("GB");
	await waitFor(() => expect(screen.getByLabelText(country)).toHaveFocus());
	submit();
	expect(await summaryLinks()).toEqual(
		expect.arrayContaining(["Enter the city", "Enter the postcode"]),
	);
	expect(screen.queryByLabelText("District")).toBeNull();
	type(country, "AE");
	expect(screen.getByLabelText(/^Postcode optional/)).toBeVisible();
});

test("a phone is told off when it is left, and read with its country's code", async () => {
	await show();
	const phone = screen.getByLabelText("Phone");
	type("Phone", "3123");
	fireEvent.blur(phone);
	await waitFor(() => expect(phone).toHaveAttribute("aria-invalid", "true"));
	type("Phone", "+852 9123 4567");
	fireEvent.blur(phone);
	await waitFor(() => expect(phone).toHaveAttribute("aria-invalid", "false"));
	expect(phone).toHaveValue("9123 4567");
});

test("an address that is changed is sent whole, with its point where the street stays", async () => {
	await show(kept);
	type("Recipient’s name", "Mia");
	submit();
	await waitFor(() => expect(saved).toHaveBeenCalledWith(kept));
	const { formatted: _, ...fields } = kept;
	expect(sent).toEqual([{ ...fields, phone: "9123 4567", realName: "Mia" }]);
});

test.each([
	["the street is typed anew", street, "Kornhill"],
	["the district is another", "District", "wan-chai"],
])("the point is the gateway's to find where %s", async (_, label, value) => {
	await show(kept);
	type(label, value);
	submit();
	await waitFor(() => expect(saved).toHaveBeenCalled());
	expect(sent[0]).toMatchObject({ latitude: null, longitude: null });
});

test("what was typed stays when the gateway refuses, its faults beside the fields", async () => {
	answers.set("address/edit", () => ({
		code: 400,
		data: { fields: { phone: "correctPhone" } },
	}));
	await show(kept);
	type("Recipient’s name", "Mia");
	submit();
	const phone = screen.getByLabelText("Phone");
	await waitFor(() => expect(phone).toHaveAttribute("aria-invalid", "true"));
	expect(screen.getByLabelText("Recipient’s name")).toHaveValue("Mia");
	expect(saved).not.toHaveBeenCalled();
});

test("what is wrong with the whole is said in the gateway's words", async () => {
	answers.set("address/edit", () => ({
		code: 409,
		message: "The book is full",
	}));
	await show(kept);
	submit();
	expect(await screen.findByText("The book is full")).toBeVisible();
});

describe("places below the street", () => {
	const details = (district: string | null) => ({
		code: 200,
		data: {
			result: {
				geometry: { location: { lat: 22.2862, lng: 114.2183 } },
				formatted_address: "Taikoo Shing, Eastern",
				district,
			},
		},
	});
	beforeEach(() => {
		answers.set("googleMap/ignore/queryAddress", () => ({
			code: 200,
			data: {
				predictions: [
					{
						description: "Taikoo Shing, Eastern",
						place_id: "local:taikoo-shing",
						distance: null,
					},
				],
			},
		}));
	});

	async function chooseFirst() {
		const field = screen.getByLabelText(street);
		field.focus();
		// What the browser fills in by itself opens nothing.
		fireEvent.input(field, {
			target: { value: "taikoo" },
			inputType: "insertText",
		});
		fireEvent.click(await screen.findByRole("option"));
		return field;
	}

	test("one that is taken fills in the street, the district and the point", async () => {
		answers.set("googleMap/ignore/queryPlaceDetails", () => details("eastern"));
		await show({ ...kept, district: "wan-chai" });
		const field = await chooseFirst();
		await waitFor(() =>
			expect(screen.getByLabelText("District")).toHaveValue("eastern"),
		);
		expect(field).toHaveValue("Taikoo Shing");
		submit();
		await waitFor(() => expect(saved).toHaveBeenCalled());
		expect(sent[0]).toMatchObject({
			detail: "Taikoo Shing",
			district: "eastern",
			latitude: 22.2862,
			longitude: 114.2183,
		});
	});

	test("where it lies is dropped when something else was typed meanwhile", async () => {
		const late = deferred<Envelope>();
		answers.set("googleMap/ignore/queryPlaceDetails", () => late.promise);
		await show({ ...kept, district: "wan-chai" });
		await chooseFirst();
		type(street, "Kornhill");
		await act(async () => late.resolve(details("eastern")));
		expect(screen.getByLabelText("District")).toHaveValue("wan-chai");
		submit();
		await waitFor(() => expect(saved).toHaveBeenCalled());
		expect(sent[0]).toMatchObject({ detail: "Kornhill", latitude: null });
	});

	test("places that come late do not open over the next field", async () => {
		const late = deferred<Envelope>();
		const asked = deferred();
		answers.set("googleMap/ignore/queryAddress", () => {
			asked.resolve();
			return late.promise;
		});
		await show(kept);
		const field = screen.getByLabelText(street);
		field.focus();
		fireEvent.input(field, {
			target: { value: "taikoo" },
			inputType: "insertText",
		});
		await asked.promise;
		screen.getByLabelText(/^Floor/).focus();
		const found = {
			description: "Taikoo Shing, Eastern",
			place_id: "1",
			distance: null,
		};
		await act(async () =>
			late.resolve({ code: 200, data: { predictions: [found] } }),
		);
		expect(screen.queryByText("Taikoo Shing, Eastern")).toBeNull();
	});

	test("a map that is away leaves a field to type in", async () => {
		answers.set("googleMap/ignore/queryAddress", () => ({ code: 503 }));
		await show(kept);
		type(street, "Kornhill");
		submit();
		await waitFor(() => expect(saved).toHaveBeenCalled());
		expect(sent[0]).toMatchObject({ detail: "Kornhill" });
	});
});
