"use client";

import { type KeyboardEvent, useState } from "react";

interface ComboboxGiven {
	/** Prefix of the options' ids; the list's own. */
	listId: string;
	optionCount: number;
	onChoose: (at: number) => void;
}

/** The keys of a field with a list below it: arrows move, Enter takes, Escape closes. The focus stays in the field. */
export function useCombobox({ listId, optionCount, onChoose }: ComboboxGiven) {
	const [isOpen, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const isShown = isOpen && optionCount > 0;
	const isOption = isShown && active >= 0 && active < optionCount;

	function open() {
		setOpen(true);
		setActive(-1);
	}

	function move(step: 1 | -1) {
		if (!isShown) open();
		else if (isOption) setActive((active + step + optionCount) % optionCount);
		else setActive(step === 1 ? 0 : optionCount - 1);
	}

	function onKeyDown(event: KeyboardEvent) {
		// The keys of an input method choose its characters.
		if (event.nativeEvent.isComposing) return;
		if (event.key === "Enter" && !isOption) return setOpen(false);
		if (event.key === "ArrowDown") move(1);
		else if (event.key === "ArrowUp") move(-1);
		else if (event.key === "Escape" && isShown) setOpen(false);
		else if (event.key === "Enter") onChoose(active);
		else return;
		event.preventDefault();
	}

	return {
		isOpen,
		isShown,
		active: isOption ? active : -1,
		open,
		close: () => setOpen(false),
		fieldProps: {
			role: "combobox",
			"aria-autocomplete": "list",
			"aria-expanded": isShown,
			"aria-controls": isShown ? listId : undefined,
			"aria-activedescendant": isOption ? `${listId}-${active}` : undefined,
			onKeyDown,
		} as const,
	};
}
