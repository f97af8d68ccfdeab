import { expose } from 'comlink'
import { ProductWriter } from './product-writer.ts'

expose(new ProductWriter())
