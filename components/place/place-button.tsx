"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useRef, useState } from "react";

const loadPanel = () => import("./place-panel");
const PlacePanel = dynamic(
	() => loadPanel().then((module) => module.PlacePanel),
	{ ssr: false },
);

interface PlaceButtonProps {
	className?: string;
	children: ReactNode;
}

/** Opens the choice of where goods are delivered to: below itself in the header, else in the middle. */
export function PlaceButton({ className, children }: PlaceButtonProps) {
	const button = useRef<HTMLButtonElement>(null);
	const [isWanted, setWanted] = useState(false);
	const [isOpen, setOpen] = useState(false);

	function open() {
		setWanted(true);
		setOpen(true);
	}

	return (
		<>
			<button
				type="button"
				ref={button}
				className={className}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onClick={open}
				onPointerEnter={loadPanel}
				onFocus={loadPanel}
			>
				{children}
			</button>
			{isWanted && (
				<PlacePanel isOpen={isOpen} onOpenChange={setOpen} opener={button} />
			)}
		</>
	);
}
