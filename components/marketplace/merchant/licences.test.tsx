import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Licences } from "./licences";

const words = {
	detail: "Why",
	show: "Show papers",
	busy: "One moment",
	failed: "Not now",
	unnamed: ["Licence 1", "Licence 2"],
};
const image = "data:image/webp;base64,AAAA";
let answers: { code: number; data: unknown }[] = [];

beforeEach(() => {
	window.fetch = (async () => {
		const answer = answers.shift();
		return {
			json: async () => ({ message: "", ...answer }),
			headers: new Headers(),
		};
	}) as never;
	render(
		<NextIntlClientProvider locale="en" messages={{}}>
			<Licences merchantId={5} words={words} />
		</NextIntlClientProvider>,
	);
});

const press = () => fireEvent.click(screen.getByRole("button"));

test("each picture is told by its number, over its name where it has one", async () => {
	const pictures = [
		{ title: "Food licence", image },
		{ title: null, image: `${image}BB` },
	];
	answers = [{ code: 200, data: pictures }];
	press();
	expect(await screen.findByRole("img", { name: "Licence 1" })).toBeVisible();
	expect(screen.getByText("Food licence")).toBeVisible();
	expect(screen.getByRole("img", { name: "Licence 2" })).toBeVisible();
	expect(screen.queryByRole("button")).toBeNull();
});

test("whoever hears that it failed can try again", async () => {
	answers = [
		{ code: 503, data: null },
		{ code: 200, data: [{ title: "Food licence", image }] },
	];
	press();
	expect(await screen.findByText("Not now")).toBeVisible();
	press();
	expect(await screen.findByRole("img")).toBeVisible();
});
