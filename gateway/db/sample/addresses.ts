interface SampleAddress {
	accountId: number;
	realName: string;
	phone: string;
	district: string;
	detail: string;
	block: string;
	floor: string;
	houseNumber: string;
	addressType: "home" | "office";
	latitude: number;
	longitude: number;
}

/** A home and an office for each of the three shoppers, the default first; the points lie where the addresses say. */
export const sampleAddresses: SampleAddress[] = [
	{
		accountId: 1,
		realName: "陳嘉欣",
		phone: "91000001",
		district: "eastern",
		detail: "太古城道18號 太古城",
		block: "3",
		floor: "12",
		houseNumber: "B",
		addressType: "home",
		latitude: 22.2862,
		longitude: 114.2183,
	},
	{
		accountId: 1,
		realName: "陳嘉欣",
		phone: "91000001",
		district: "central-and-western",
		detail: "皇后大道中99號 中環中心",
		block: "",
		floor: "18",
		houseNumber: "1802",
		addressType: "office",
		latitude: 22.2848,
		longitude: 114.1548,
	},
	{
		accountId: 2,
		realName: "Alex Wong",
		phone: "91000002",
		district: "kowloon-city",
		detail: "Whampoa Garden, 10 Tak Fung Street",
		block: "5",
		floor: "8",
		houseNumber: "E",
		addressType: "home",
		latitude: 22.3046,
		longitude: 114.1898,
	},
	{
		accountId: 2,
		realName: "Alex Wong",
		phone: "91000002",
		district: "kwun-tong",
		detail: "Millennium City 5, 418 Kwun Tong Road",
		block: "",
		floor: "21",
		houseNumber: "2105",
		addressType: "office",
		latitude: 22.3122,
		longitude: 114.2252,
	},
	{
		accountId: 3,
		realName: "Malee Suwan",
		phone: "91000003",
		district: "sha-tin",
		detail: "City One Shatin, 1 Ngan Shing Street",
		block: "23",
		floor: "15",
		houseNumber: "G",
		addressType: "home",
		latitude: 22.387,
		longitude: 114.2037,
	},
	{
		accountId: 3,
		realName: "Malee Suwan",
		phone: "91000003",
		district: "yau-tsim-mong",
		detail: "Langham Place, 8 Argyle Street",
		block: "",
		floor: "37",
		houseNumber: "3701",
		addressType: "office",
		latitude: 22.3184,
		longitude: 114.1686,
	},
];
