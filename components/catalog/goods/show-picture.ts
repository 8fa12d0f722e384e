/** Brings a picture of the gallery strip into view; the page itself stays where it is. */
export function showPicture(source: string): void {
	const pictures = document.querySelectorAll<HTMLElement>("[data-picture]");
	const found = [...pictures].find(({ dataset }) => dataset.picture === source);
	found?.parentElement?.scrollTo({ left: found.offsetLeft });
}
