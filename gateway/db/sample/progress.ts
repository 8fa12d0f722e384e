export type LoadProgress =
	| { step: "goods"; done: number; total: number; secondsPassed: number }
	| { step: "index"; done: number; total: number; name: string };

const locale = "en-GB";

/** One line for a person who waits: how far, how fast, how long yet. */
export function describeProgress(progress: LoadProgress): string {
	const { done, total } = progress;
	const part = `${done.toLocaleString(locale)} of ${total.toLocaleString(locale)}`;
	if (progress.step === "index")
		return `index ${part}, building ${progress.name}`;
	const perSecond = done / Math.max(progress.secondsPassed, 0.001);
	const secondsLeft = Math.ceil((total - done) / perSecond);
	return `${part} goods, ${Math.round(perSecond).toLocaleString(locale)}/s, ${describeSeconds(secondsLeft)} left`;
}

function describeSeconds(seconds: number): string {
	if (seconds < 60) return `${seconds} s`;
	return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
