import { fireEvent, render, screen } from "@testing-library/react";
import { useCombobox } from "./use-combobox";

const chosen = jest.fn();

function Field({ options }: { options: string[] }) {
	const { fieldProps } = useCombobox({
		listId: "list",
		options,
		onChoose: (at) => chosen(options[at]),
	});
	return <input {...fieldProps} />;
}

function press(...keys: string[]) {
	for (const key of keys)
		fireEvent.keyDown(screen.getByRole("combobox"), { key });
}

function expectActive(at: number) {
	expect(screen.getByRole("combobox")).toHaveAttribute(
		"aria-activedescendant",
		`list-${at}`,
	);
}

beforeEach(() => chosen.mockClear());

test("arrows go around the list both ways", () => {
	render(<Field options={["tea", "rice", "milk"]} />);
	press("ArrowDown", "ArrowUp");
	expectActive(2);
	press("ArrowDown");
	expectActive(0);
	press("ArrowUp", "ArrowUp");
	expectActive(1);
});

test("a word that is chosen stays chosen when others arrive before it", () => {
	const { rerender } = render(<Field options={["tea", "rice"]} />);
	press("ArrowDown", "ArrowDown");
	rerender(<Field options={["bread", "tea"]} />);
	rerender(<Field options={["bread", "rice", "tea"]} />);
	expectActive(2);
	press("Enter");
	expect(chosen).toHaveBeenCalledWith("tea");
});
