"use client";

import type { ReactNode } from "react";

interface ChooseBoxProps {
	/** "mixed" where some of several are chosen. */
	isChosen: boolean | "mixed";
	isDisabled?: boolean;
	/** What is heard; in sight as well where `children` are none. */
	label: string;
	children?: ReactNode;
	onChoose: (isChosen: boolean) => void;
}

/** A checkbox with room for a finger. */
export function ChooseBox(props: ChooseBoxProps) {
	const { isChosen, isDisabled, label, children, onChoose } = props;
	return (
		<label className="choose target rigid gap-x2">
			<input
				ref={(box) => {
					if (box) box.indeterminate = isChosen === "mixed";
				}}
				type="checkbox"
				checked={isChosen === true}
				disabled={isDisabled}
				aria-label={label}
				onChange={() => onChoose(isChosen !== true)}
			/>
			{children}
		</label>
	);
}

/** Of several lines that can be chosen. */
export function chosenOf(
	lines: { isChosen: boolean }[],
): ChooseBoxProps["isChosen"] {
	const chosen = lines.filter(({ isChosen }) => isChosen).length;
	if (chosen === 0) return false;
	return chosen === lines.length ? true : "mixed";
}
