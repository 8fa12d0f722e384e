/** A group of sample shoppers: who opens it comes first, and everybody has paid. */
export interface SampleGroup {
	/** Of the sample shop's offers. */
	offerId: number;
	openedHoursAgo: number;
	accountIds: number[];
}

/** Some wait for one more, one is complete. */
export const sampleGroups: SampleGroup[] = [
	{ offerId: 1, openedHoursAgo: 5, accountIds: [2] },
	{ offerId: 2, openedHoursAgo: 9, accountIds: [3, 2] },
	{ offerId: 4, openedHoursAgo: 20, accountIds: [1] },
	{ offerId: 5, openedHoursAgo: 30, accountIds: [2, 3] },
	{ offerId: 7, openedHoursAgo: 2, accountIds: [3, 1] },
	{ offerId: 8, openedHoursAgo: 26, accountIds: [2, 1] },
];
