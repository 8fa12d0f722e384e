import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { PrefetchOnIntent } from "./prefetch-on-intent";

const prefetch = jest.fn();
jest.mock("next/navigation", () => ({
	useRouter: () => ({ push: () => {}, prefetch }),
}));

function open(href: string) {
	render(
		<NextIntlClientProvider locale="en" messages={{}}>
			<PrefetchOnIntent />
			<a href={href}>
				<b>Rice</b>
			</a>
			<p>Beside it</p>
		</NextIntlClientProvider>,
	);
	return screen.getByText("Rice");
}

beforeEach(() => prefetch.mockClear());

test.each(["pointerOver", "touchStart", "focusIn"] as const)(
	"a page is fetched when somebody is about to go there: %s",
	(intent) => {
		const link = open("/en/goods_detail/1?skuId=2");
		expect(prefetch).not.toHaveBeenCalled();
		fireEvent[intent](screen.getByText("Beside it"));
		expect(prefetch).not.toHaveBeenCalled();
		fireEvent[intent](link);
		expect(prefetch).toHaveBeenCalledWith("/en/goods_detail/1?skuId=2");
	},
);

test.each([
	["of members, from which strangers are led", "/en/users/order_list"],
	["that is open", "/"],
	["in another language", "/fr/goods_detail/1"],
	["of somebody else", "https://elsewhere.example/en/goods_detail/1"],
	["that is a file", "/en/terms.pdf"],
	["that is a call", "/api/front/order/export"],
])("nothing is fetched for a link to what is no page, or one %s", (_, href) => {
	fireEvent.pointerOver(open(href));
	expect(prefetch).not.toHaveBeenCalled();
});
