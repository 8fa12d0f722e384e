/** How shoppers reach people. There is no chat until the service has a link to one. */
export const customerService = {
	/** As people say it, and as a telephone dials it. */
	phone: { spoken: "2000 0000", dialled: "+85220000000" },
	email: "service@harbour-market.example",
	firstHour: 9,
	lastHour: 21,
} as const;
