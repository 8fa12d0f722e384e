"use client";

import { Button } from "./button";
import { EmptyState } from "./empty-state";

interface FailedStateProps {
	title: string;
	/** What is safe, and what to do. */
	detail?: string;
	retryLabel: string;
	onRetry: () => void;
}

/** In place of what could not be read, with the way to ask again. */
export function FailedState(props: FailedStateProps) {
	const { title, detail, retryLabel, onRetry } = props;
	return (
		<div role="alert">
			<EmptyState picture="/pictures/error.webp" title={title} detail={detail}>
				<Button kind="primary" onClick={onRetry}>
					{retryLabel}
				</Button>
			</EmptyState>
		</div>
	);
}
