import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { AskFirst } from "./ask-first";

test("what failed is said until the question is put away, and not when it is asked again", async () => {
	render(
		<AskFirst
			label="Remove"
			title="Remove this?"
			detail="For good."
			keepLabel="Keep it"
			closeLabel="Close"
			failed="Not done"
			onConfirm={async () => {
				throw new Error("away");
			}}
		/>,
	);
	const opener = screen.getByRole("button", { name: "Remove" });
	fireEvent.click(opener);
	const dialog = await screen.findByRole("dialog");
	const [confirm] = [...dialog.querySelectorAll("button")].filter(
		({ textContent }) => textContent === "Remove",
	);
	if (confirm) fireEvent.click(confirm);
	expect(await screen.findByRole("alert")).toHaveTextContent("Not done");

	fireEvent.click(screen.getByRole("button", { name: "Keep it" }));
	await waitFor(() =>
		expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
	);
	fireEvent.click(opener);
	await screen.findByRole("dialog");
	expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
