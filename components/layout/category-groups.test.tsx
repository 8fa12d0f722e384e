import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { CategoryNode } from "@/gateway/contract/catalog/category";
import { messagesOf } from "@/lib/i18n/messages";
import { CategoryGroups } from "./category-groups";

const fruit: CategoryNode = {
	id: 1,
	name: "Fruit & veg",
	image: "/sample/categories/fruit-veg-200.webp",
	cartType: "SUPERMARKET",
	childList: [{ id: 11, name: "Fresh fruit", image: "" }],
};

function show(given: { categories?: CategoryNode[]; hasFailed?: boolean }) {
	const onRetry = jest.fn();
	const onChoose = jest.fn();
	render(
		<NextIntlClientProvider locale="en" messages={messagesOf("en")}>
			<CategoryGroups
				categories={given.categories}
				hasFailed={given.hasFailed ?? false}
				onRetry={onRetry}
				onChoose={onChoose}
			/>
		</NextIntlClientProvider>,
	);
	return { onRetry, onChoose };
}

test("both levels of categories lead to their lists", () => {
	show({ categories: [fruit] });
	const hrefs = screen
		.getAllByRole("link")
		.map((link) => link.getAttribute("href"));
	expect(hrefs).toEqual([
		"/en/goods/goods_search?cid=1",
		"/en/goods/goods_search?cid=11",
	]);
});

test("a choice closes the panel", () => {
	const { onChoose } = show({ categories: [fruit] });
	fireEvent.click(screen.getByRole("link", { name: "Fresh fruit" }));
	expect(onChoose).toHaveBeenCalledTimes(1);
});

test("categories that do not arrive say so and can be asked for again", () => {
	const { onRetry } = show({ hasFailed: true });
	expect(screen.getByRole("alert")).toHaveTextContent(
		"Categories cannot be shown right now",
	);
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(onRetry).toHaveBeenCalledTimes(1);
});

test("while they are on their way a screen reader hears it", () => {
	show({});
	expect(screen.getByRole("status")).toHaveTextContent("Loading categories");
});
