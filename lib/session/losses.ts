let losses = 0;

/** How often a session has been lost on this page; a call notes it when it sets out. */
export function lossesSoFar(): number {
	return losses;
}

export function countLoss(): void {
	losses += 1;
}
