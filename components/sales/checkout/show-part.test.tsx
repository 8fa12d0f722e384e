import { Tabs } from "@base-ui/react/tabs";
import { render, screen } from "@testing-library/react";
import { showPart } from "./show-part";

beforeAll(() => {
	// jsdom lays nothing out.
	Element.prototype.scrollIntoView = () => {};
});

function Part({ hasArrived }: { hasArrived: boolean }) {
	return (
		<>
			<button type="button">elsewhere</button>
			<section id="address">
				{hasArrived && <button type="button">choice</button>}
			</section>
		</>
	);
}

const choice = () => screen.findByRole("button", { name: "choice" });
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

test("the focus goes to the first choice of what is missing", async () => {
	render(<Part hasArrived />);
	showPart("address");
	expect(await choice()).toHaveFocus();
});

test("choices that are on their way get the focus when they arrive", async () => {
	const { rerender } = render(<Part hasArrived={false} />);
	showPart("address");
	rerender(<Part hasArrived />);
	await nextTurn();
	expect(await choice()).toHaveFocus();
});

test("who has gone elsewhere meanwhile is not called back", async () => {
	const { rerender } = render(<Part hasArrived={false} />);
	showPart("address");
	const elsewhere = screen.getByRole("button", { name: "elsewhere" });
	elsewhere.focus();
	rerender(<Part hasArrived />);
	await nextTurn();
	expect(elsewhere).toHaveFocus();
});

test.each([
	["its first slot", false],
	["its tab where no slot is left", true],
])("a day in sight stays, with the focus on %s", async (_, isFull) => {
	render(
		<Tabs.Root defaultValue="open" render={<section id="slot" />}>
			<Tabs.List activateOnFocus>
				<Tabs.Tab value="closed">closed</Tabs.Tab>
				<Tabs.Tab value="open">open</Tabs.Tab>
			</Tabs.List>
			<Tabs.Panel value="open">
				<input type="radio" aria-label="slot" disabled={isFull} />
			</Tabs.Panel>
		</Tabs.Root>,
	);
	showPart("slot");
	await nextTurn();
	const tab = screen.getByRole("tab", { name: "open" });
	expect(tab).toHaveAttribute("aria-selected", "true");
	expect(isFull ? tab : screen.getByLabelText("slot")).toHaveFocus();
});
