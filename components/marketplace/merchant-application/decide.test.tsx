import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import type { Application } from "@/gateway/contract/marketplace/merchant-application";
import messages from "@/messages/en.json";
import { Settle } from "./decide";

const user = {
	uid: 7,
	nickname: "Kit",
	avatar: null,
	phone: "+85291234567",
	email: "kit@example.com",
	points: 0,
	scope: [],
	kind: "member",
	hasPassword: true,
};
const application: Application = {
	id: 3,
	state: "pending",
	companyName: "Lantau Tea",
	realName: "Chan Tai Man",
	countryCode: "+852",
	phone: "91234567",
	email: "tea@example.com",
	category: { id: 4, name: "Tea" },
	type: { id: 2, name: "Specialty store" },
	images: ["/uploads/a.webp"],
	appliedAt: "2026-11-02T10:00:00+08:00",
	answerBy: "2026-11-23",
	decidedAt: null,
	reason: null,
	merchantId: null,
};
const words = {
	...messages,
	login: {
		...messages.login,
		fault: { ...messages.login.fault, ...messages.application.fault },
	},
};

const sent: unknown[] = [];

async function show(list: Application[], as: object = {}) {
	const page = { list, total: list.length, page: 1, limit: 10, totalPage: 1 };
	const answers: [string, unknown][] = [
		["user/info", { ...user, ...as }],
		["settled/record", { ...page, answerBy: "2026-12-11" }],
		["category/list", [{ id: 4, name: "Tea" }]],
		["type/list", [{ id: 2, name: "Specialty store" }]],
	];
	sent.length = 0;
	globalThis.fetch = (async (path: string, init?: RequestInit) => {
		if (init?.body) sent.push(init.body);
		const data = answers.find(([part]) => path.includes(part))?.[1] ?? null;
		const envelope = { code: 200, message: "", data };
		return { headers: new Headers(), json: async () => envelope };
	}) as unknown as typeof fetch;
	await act(async () => {
		render(
			<SWRConfig value={{ provider: () => new Map() }}>
				<NextIntlClientProvider
					locale="en"
					messages={words as never}
					timeZone="Asia/Hong_Kong"
				>
					<Settle />
				</NextIntlClientProvider>
			</SWRConfig>,
		);
	});
}

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

test("an empty form is not sent: every missing field is named, and the licences take the focus", async () => {
	await show([]);
	expect(await screen.findByText(/by 11 December 2026/)).toBeVisible();
	await act(async () => {
		fireEvent.submit(document.querySelector("form") as HTMLFormElement);
	});
	const links = await screen.findAllByRole("link", {
		name: /^(Enter|Choose|Add|Agree)/,
	});
	expect(links.map(({ textContent }) => textContent)).toEqual([
		"Enter the company name",
		"Enter your name",
		"Choose what you sell",
		"Choose the kind of shop",
		"Enter the code",
		"Add at least one picture of a qualification",
		"Agree to the terms for merchants first",
	]);
	expect(sent).toEqual([]);
	fireEvent.click(links[5] as HTMLElement);
	await waitFor(() =>
		expect(screen.getByRole("button", { name: "Add photos" })).toHaveFocus(),
	);
});

test("an application that waits is shown with the day of its answer, and no form", async () => {
	await show([application]);
	expect(await screen.findByText(/by 23 November 2026/)).toBeVisible();
	expect(screen.getByText("Being reviewed")).toBeVisible();
	expect(screen.queryByLabelText("Company name")).toBeNull();
});

test("a refused one says why, and its form holds what was sent", async () => {
	await show([
		{ ...application, state: "rejected", reason: "Licence has run out" },
	]);
	expect(await screen.findByText(/Licence has run out/)).toBeVisible();
	expect(screen.getByLabelText("Company name")).toHaveValue("Lantau Tea");
	expect(screen.getByLabelText("What you sell")).toHaveValue("4");
	expect(screen.getByRole("img", { name: "Photo 1" })).toHaveAttribute(
		"src",
		"/uploads/a.webp",
	);
	expect(screen.getByRole("checkbox")).not.toBeChecked();
});

test.each([
	["a tourist", { kind: "tourist" }, "Become a member"],
	["whoever works for a shop", { scope: ["merchant"] }, "Go to the back room"],
])("%s is shown another way and no form", async (_, as, way) => {
	await show([], as);
	expect(await screen.findByText(way)).toBeVisible();
	expect(screen.queryByLabelText("Company name")).toBeNull();
});
