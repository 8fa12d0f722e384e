"use client";

import { useRef, useState } from "react";

/**
 * A panel that comes when it is first wanted: its script is asked for once the opener is pointed at or focused, and it
 * stays from then on, so that it can fade. Says what to hand to the opener and to the panel.
 */
export function useLatePanel<Opener extends HTMLElement>(
	load: () => Promise<unknown>,
) {
	const opener = useRef<Opener>(null);
	const [isWanted, setWanted] = useState(false);
	const [isOpen, setOpen] = useState(false);

	function open() {
		setWanted(true);
		setOpen(true);
	}

	return {
		open,
		isWanted,
		openerProps: {
			ref: opener,
			"aria-haspopup": "dialog",
			"aria-expanded": isOpen,
			onPointerEnter: load,
			onFocus: load,
		},
		panelProps: { isOpen, onOpenChange: setOpen, opener },
	} as const;
}
