"use client";

import { type ReactNode, type RefObject, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { describeFailure } from "@/lib/api/failure";
import { theme } from "@/lib/theme/theme";

interface ConfirmSheetProps {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
	title: string;
	/** What is meant, and what it leads to. */
	detail: ReactNode;
	confirmLabel: string;
	keepLabel: string;
	closeLabel: string;
	/** Said where what {@link onConfirm} throws has no words of its own. */
	failed: string;
	/** False as long as a press can not be meant for it. */
	isReady?: boolean;
	onConfirm: () => Promise<unknown>;
}

/** Asks once more; does it once, however often it is clicked. */
export function ConfirmSheet(props: ConfirmSheetProps) {
	const { isOpen, onOpenChange, opener, isReady = true, onConfirm } = props;
	const isBusy = useRef(false);
	const [failure, setFailure] = useState("");

	function change(willBeOpen: boolean) {
		if (!willBeOpen) setFailure("");
		onOpenChange(willBeOpen);
	}

	async function confirm() {
		if (isBusy.current || !isReady) return;
		isBusy.current = true;
		setFailure("");
		try {
			await onConfirm();
			change(false);
		} catch (error) {
			setFailure(describeFailure(error).message ?? props.failed);
		}
		isBusy.current = false;
	}
	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={change}
			title={props.title}
			closeLabel={props.closeLabel}
			returnTo={opener}
		>
			<Frame className="stack gap-x3">
				<div className="detail anywhere text-pretty">{props.detail}</div>
				{failure && <p role="alert">{failure}</p>}
				<Button
					kind="primary"
					aria-disabled={!isReady || undefined}
					onClick={() => void confirm()}
				>
					{props.confirmLabel}
				</Button>
				<Button kind="quiet" onClick={() => change(false)}>
					{props.keepLabel}
				</Button>
			</Frame>
		</Sheet>
	);
}

const Frame = styled.div`
	.detail {
		margin-bottom: ${theme.space.x2};
	}
	[role="alert"] {
		color: ${theme.colour.accent};
	}
`;
