"use client";

import { useRef, useState } from "react";
import type { Address } from "@/gateway/contract/identity/address";

interface Wanted {
	dialog: "edit" | "delete";
	/** None where a new one is added. */
	address?: Address;
}

/** Which dialog stands open over which address, and where the focus goes when it is closed. */
export function useAddressDialogs() {
	const focused = useRef<HTMLElement>(null);
	const [wanted, setWanted] = useState<Wanted>();
	const [isOpen, setOpen] = useState(false);
	/** A form that was sent is followed by an empty one; one that was closed is found as it was left. */
	const [turn, setTurn] = useState(0);

	function open(opener: HTMLElement, opened: Wanted) {
		focused.current = opener;
		setWanted(opened);
		setOpen(true);
	}

	return {
		wanted,
		open,
		key: `${wanted?.address?.id ?? "new"}-${turn}`,
		finish: () => {
			setOpen(false);
			setTurn(turn + 1);
		},
		/** Where the opener is gone by then. */
		focusNext: (element: HTMLElement | null) => {
			if (element) focused.current = element;
		},
		props: { isOpen, onOpenChange: setOpen, opener: focused },
	};
}
