"use client";

import { type KeyboardEvent, useState } from "react";

interface ComboboxGiven {
	/** Prefix of the options' ids; the list's own. */
	listId: string;
	/** The words of the options, in their order. */
	options: string[];
	onChoose: (at: number) => void;
}

/**
 * The keys of a field with a list below it: arrows move, Enter takes, Escape closes. The focus stays in the field, and
 * a chosen word stays chosen when others arrive around it.
 */
export function useCombobox({ listId, options, onChoose }: ComboboxGiven) {
	const [isOpen, setOpen] = useState(false);
	const [activeWord, setActiveWord] = useState<string>();
	const isShown = isOpen && options.length > 0;
	const active = isShown && activeWord ? options.indexOf(activeWord) : -1;
	const isOption = active >= 0;

	function open() {
		setOpen(true);
		setActiveWord(undefined);
	}

	function move(step: 1 | -1) {
		if (!isShown) return open();
		const from = isOption || step === 1 ? active : 0;
		setActiveWord(options.at((from + step) % options.length));
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
		active,
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
