"use client";

import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { useLatePanel } from "@/components/ui/use-late-panel";

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
export function PlaceButton(props: PlaceButtonProps) {
	const panel = useLatePanel<HTMLButtonElement>(loadPanel);
	return (
		<>
			<button
				type="button"
				{...props}
				{...panel.openerProps}
				onClick={panel.open}
			/>
			{panel.isWanted && <PlacePanel {...panel.panelProps} />}
		</>
	);
}
