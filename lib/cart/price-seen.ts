/** What one costs by what stands around the button; undefined where it stands among other things than goods. */
export function priceSeen(opener: HTMLElement | undefined): string | undefined {
	const around = opener?.closest(".goods, .decide");
	const shown = around?.querySelector(".price-now > .visually-hidden");
	return shown?.textContent?.replace(/[^\d.]/g, "");
}
