import type { FeedItem } from "./feed-items";

type Column = (item: FeedItem) => string | undefined;

/** As Meta's catalogues name them; one has to have a brand, so whoever sells it stands in. */
const columns: Record<string, Column> = {
	id: ({ id }) => id,
	title: ({ title }) => title,
	description: ({ description }) => description,
	availability: ({ isInStock }) => (isInStock ? "in stock" : "out of stock"),
	condition: () => "new",
	price: ({ price }) => price,
	link: ({ link }) => link,
	image_link: (item) => item.image_link,
	brand: ({ brand, seller }) => brand ?? seller,
	additional_image_link: (item) => item.additional_image_link.join(","),
	item_group_id: (item) => item.item_group_id,
	sale_price: (item) => item.sale_price,
	product_type: (item) => item.product_type,
	color: ({ color }) => color,
	size: ({ size }) => size,
	shipping: ({ shipping }) => shipping && `HK:::${shipping}`,
};

const record = (cells: (string | undefined)[]) =>
	`${cells.map((cell = "") => `"${cell.replaceAll('"', '""')}"`).join(",")}\r\n`;

export const metaFrame = {
	start: () => record(Object.keys(columns)),
	end: "",
};

export const writeMeta = (item: FeedItem): string =>
	record(Object.values(columns).map((column) => column(item)));
