import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en.json";
import { LastPrice } from "./last-price";

function say(price: string, lastPrice: string): string {
	render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<div role="note">
				<LastPrice goods={{ price, lastPrice }} />
			</div>
		</NextIntlClientProvider>,
	);
	return screen.getByRole("note").textContent ?? "";
}

test.each([
	["12.00", "12.00", "Same price as last time"],
	["9.90", "12.00", "HK$2.10 cheaper than last time (HK$12.00)"],
	["13.05", "12.00", "HK$1.05 dearer than last time (HK$12.00)"],
])("at %s after %s it says “%s”", (price, lastPrice, words) => {
	expect(say(price, lastPrice)).toBe(words);
});
