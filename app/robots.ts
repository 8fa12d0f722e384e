import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { robots } from "@/lib/seo/robots";

/** Per request: a build does not know the shop's address. */
export default async function Robots(): Promise<MetadataRoute.Robots> {
	await connection();
	return robots();
}
