export { cacheTags } from "@/gateway/contract/cache-tags";
